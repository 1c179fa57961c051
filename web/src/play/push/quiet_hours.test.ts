import { expect, test } from 'vitest';
import { clockFace, inUtc, readClockFace } from './quiet_hours.ts';

const minutes = (text: string) => readClockFace(text)!;

test.each([
  ['at Greenwich', 0, '22:00', '08:00', '22:00', '08:00'],
  ['in Berlin in winter', -60, '22:00', '08:00', '21:00', '07:00'],
  ['in Berlin in summer', -120, '22:00', '01:30', '20:00', '23:30'],
  ['in New York in winter', 300, '22:00', '08:00', '03:00', '13:00'],
  ['in Kathmandu', -345, '00:00', '05:45', '18:15', '00:00'],
  ['in Kiribati', -840, '12:00', '14:00', '22:00', '00:00'],
])('%s the hours are those of the server', (_, behindUtc, from, to, utcFrom, utcTo) => {
  expect(inUtc([minutes(from), minutes(to)], behindUtc)).toEqual([minutes(utcFrom), minutes(utcTo)]);
});

test('every minute of a day is written as it is read, and falls on a day wherever one is', () => {
  for (let minute = 0; minute < 1440; ++minute) {
    expect(readClockFace(clockFace(minute))).toBe(minute);
    for (const behindUtc of [-840, -345, 0, 720])
      for (const utc of inUtc([minute, minute], behindUtc)) expect(utc >= 0 && utc < 1440).toBe(true);
  }
});

test('a field that is being filled in is no time; seconds are left out', () => {
  expect(['', '2', '22:', '22:3'].map(readClockFace)).toEqual([null, null, null, null]);
  expect(readClockFace('22:30:15')).toBe(1350);
});
