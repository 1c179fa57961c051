import { beforeEach, expect, it, vi } from 'vitest';
import { ADMISSIONS_MAX, admissionTo, keepAdmission } from './admissions.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

it('keeps the last admission of each room', () => {
  expect(admissionTo('ABCDEFGH')).toBeNull();
  keepAdmission('ABCDEFGH', 'one');
  keepAdmission('HGFEDCBA', 'other');
  keepAdmission('ABCDEFGH', 'two');
  expect(admissionTo('ABCDEFGH')).toBe('two');
  expect(admissionTo('HGFEDCBA')).toBe('other');
});

it('forgets the rooms joined longest ago', () => {
  for (let i = 0; i < ADMISSIONS_MAX; i += 1) keepAdmission(`ROOM${i}`, 'a');
  keepAdmission('ROOM0', 'a');
  keepAdmission('NEW', 'a');
  expect(admissionTo('ROOM0')).toBe('a');
  expect(admissionTo('ROOM1')).toBeNull();
});

it('takes nonsense in the storage for nothing', () => {
  localStorage.setItem('bastide.admissions', '[["ABCDEFGH",3],7,{"x":1}]');
  expect(admissionTo('ABCDEFGH')).toBeNull();
});
