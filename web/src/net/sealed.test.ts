import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { expect, test, vi } from 'vitest';
import { fromHex, toHex } from './bytes.ts';
import { keyInFragment, keyLink, keysOf, newKey, openSealed, sealText } from './sealed.ts';

const KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';

test('keys are derived as RFC 5869 shows it (A.1 and A.3)', () => {
  const secret = fromHex('0b'.repeat(22));
  const [salt, info] = [fromHex('000102030405060708090a0b0c'), fromHex('f0f1f2f3f4f5f6f7f8f9')];
  expect(toHex(hkdf(sha256, secret, salt, info, 42))).toBe(
    '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
  );
  expect(toHex(hkdf(sha256, secret, undefined, undefined, 42))).toBe(
    '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8',
  );
});

test('parcels are sealed as the draft of XChaCha20-Poly1305 shows it (A.3.1)', () => {
  const text =
    "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, " +
    'sunscreen would be it.';
  const [key, nonce] = [fromHex(bytesFrom(0x80, 32)), fromHex(bytesFrom(0x40, 24))];
  const bound = fromHex('50515253c0c1c2c3c4c5c6c7');
  const sealed = toHex(xchacha20poly1305(key, nonce, bound).encrypt(new TextEncoder().encode(text)));
  expect(sealed.slice(0, 64)).toBe('bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb');
  expect(sealed.slice(-32)).toBe('c0875924c1c7987947deafd8780acf49');
});

const bytesFrom = (first: number, count: number): string =>
  toHex(Uint8Array.from({ length: count }, (_, i) => first + i));

test('place, token and seal follow from the key, and none from another', () => {
  const keys = keysOf(KEY);
  // With another implementation: Python's hmac.
  expect(keys.id).toBe('c8d02a1f0acc7ccb0a1517837115a900');
  expect(keys.token).toBe('mWbbdBNWxUBaqU7y0gRWU2m_UmzR_OFRzSBRasz9EA4');
  expect(toHex(keys.seal)).toBe('17786f2536bec06096f5ca5cf2c7a533df1bb0e5fd5ddb0667df5f55f8f2a485');
  expect(keysOf(newKey()).id).not.toBe(keys.id);
});

test('what is sealed opens with the same key alone, unchanged and at its place', async () => {
  const keys = keysOf(KEY);
  const text = JSON.stringify({ games: Array.from({ length: 300 }, (_, i) => `Ada and Bruno ${i}`) });
  const parcel = await sealText(text, keys);
  expect(await openSealed(parcel, keys)).toBe(text);
  expect(parcel.length).toBeLessThan(text.length / 3);
  expect(await sealText(text, keys)).not.toEqual(parcel);
  expect(await openSealed(parcel, keysOf(newKey()))).toBeNull();
  expect(await openSealed(parcel, { ...keys, id: '0'.repeat(32) })).toBeNull();
  for (const at of [0, 1, 24, 25, parcel.length - 1]) {
    const changed = parcel.slice();
    changed[at]! ^= 1;
    expect(await openSealed(changed, keys)).toBeNull();
  }
  for (const length of [0, 1, 40, parcel.length - 1])
    expect(await openSealed(parcel.slice(0, length), keys)).toBeNull();
});

test('a parcel that unpacks to more than a device lists is not taken', async () => {
  const keys = keysOf(KEY);
  const parcel = await sealText(' '.repeat(8_000_000), keys);
  expect((await openSealed(parcel, keys))?.length).toBe(8_000_000);
  await expect(
    sealText(' '.repeat(8_000_001), keys).then((one) => openSealed(one, keys)),
  ).resolves.toBeNull();
});

test('crypto.subtle is not needed', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = keysOf(newKey());
  expect(await openSealed(await sealText('hello', keys), keys)).toBe('hello');
  vi.unstubAllGlobals();
});

test('a link carries the key in its fragment, whatever chat programs add', () => {
  expect(keyLink('https://play.example', KEY)).toBe(`https://play.example/key#${KEY}`);
  expect(keyInFragment(`#${KEY}`)).toBe(KEY);
  expect(keyInFragment(`#${KEY}.`)).toBe(KEY);
  expect(keyInFragment(`#${KEY}%20`)).toBe(KEY);
  for (const none of ['', '#', `#${KEY.slice(1)}`, `#${KEY}A`, `#${KEY.slice(0, 42)}B`, `#s=${KEY}`])
    expect(keyInFragment(none)).toBeNull();
});
