import { placeName } from '../../../play/place_name.ts';

export function pairName([x, y]: readonly [number, number] = [0, 0]): string {
  return placeName({ x, y });
}
