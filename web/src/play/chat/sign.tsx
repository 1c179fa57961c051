// Signs as own drawings, so that they look alike everywhere.

import type { ComponentChildren } from 'preact';
import { tOr } from '../../i18n/index.ts';
import type { SignName } from './phrases.ts';

const face = (features: string) => (
  <>
    <circle cx="12" cy="12" r="9.500" fill="#ffd75e" stroke="#6b4a00" stroke-width="1.500" />
    <path d={features} fill="none" stroke="#4a3300" stroke-width="1.800" stroke-linecap="round" />
  </>
);

const DRAWINGS: Record<SignName, ComponentChildren> = {
  thumb: (
    <path
      d="M3 11h4v9H3zM7 11l4-8c2 0 3 1.200 2.600 3.200L13 10h5.500c1.700 0 2.700 1.400 2.300 3l-1.400 5.200c-.3 1.200-1.200 1.800-2.400 1.800H7z"
      fill="#ffd75e"
      stroke="#6b4a00"
      stroke-width="1.500"
      stroke-linejoin="round"
    />
  ),
  heart: (
    <path
      d="M12 20.500S3 15 3 8.800C3 5.800 5.200 4 7.500 4c2 0 3.600 1.100 4.500 2.900C12.900 5.100 14.500 4 16.500 4 18.800 4 21 5.800 21 8.800 21 15 12 20.500 12 20.500z"
      fill="#d8345f"
      stroke="#6e0f2b"
      stroke-width="1.500"
    />
  ),
  smile: face('M8.500 9.500v.8M15.500 9.500v.8M7.500 14c2 3.200 7 3.200 9 0'),
  surprise: face('M8.500 8.500v.8M15.500 8.500v.8M12 13.500a2 2.300 0 1 0 .01 0'),
  think: face('M8.500 10.500v.8M15.500 10v.8M7 7.500l3-.8M14 6.500l3 .2M9 16h5.500'),
  sad: face('M8.500 9.500v.8M15.500 9.500v.8M8 16.800c1.800-2.600 6.200-2.600 8 0'),
};

export function Sign({ sign, size = 28 }: { sign: SignName; size?: number }) {
  return (
    <svg class="sign" viewBox="0 0 24 24" width={size} height={size} role="img" aria-label={signName(sign)}>
      {DRAWINGS[sign]}
    </svg>
  );
}

export const signName = (sign: SignName): string => tOr(`sign.${sign}`, sign);
