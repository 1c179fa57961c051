// Certificates for servers under test, by openssl.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes authority.pem in this folder, its certificate.pem for localhost with key.pem, and both.pem with these
 * two.
 */
export function certificates(folder) {
  const ssl = (...args) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  const subject = (name) => [
    '-subj',
    `/CN=${name}`,
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
  ];
  ssl(
    'req',
    '-x509',
    ...subject('Tests of Bastide'),
    '-keyout',
    'authority.key',
    '-out',
    'authority.pem',
    '-days',
    '2',
  );
  ssl('req', ...subject('localhost'), '-keyout', 'key.pem', '-out', 'request.pem');
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost\n');
  const sign = ['-CA', 'authority.pem', '-CAkey', 'authority.key', '-CAcreateserial', '-days', '2'];
  ssl('x509', '-req', '-in', 'request.pem', ...sign, '-extfile', 'names', '-out', 'certificate.pem');
  const both = ['certificate.pem', 'key.pem'].map((file) => readFileSync(join(folder, file), 'utf8'));
  writeFileSync(join(folder, 'both.pem'), both.join(''));
}
