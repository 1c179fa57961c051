// The service of a chat outside, on this machine by HTTPS: keeps what it is told, and answers as it is
// bidden.

import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { newFolder } from './server.mjs';

/** Programs that are started from now on trust it. */
export async function startChatService() {
  const folder = newFolder();
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name));
  const wish = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', [...wish, ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  process.env.SSL_CERT_FILE = certificate;
  const service = { told: [], status: 204 };
  const server = createServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (request, answer) => {
      const parts = [];
      request.on('data', (part) => parts.push(part));
      request.on('end', () => {
        service.told.push({ path: request.url, ...JSON.parse(Buffer.concat(parts).toString()) });
        answer.writeHead(service.status).end();
      });
    },
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.url = `https://localhost:${server.address().port}`;
  service.stop = () => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  };
  return service;
}
