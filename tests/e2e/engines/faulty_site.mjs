// A page on which everything goes wrong that a test has to notice.

import { createServer } from 'node:http';

/** What must be told of it. */
export const FAULTS = [
  'thrown by the page',
  'rejected by the page',
  'written by the page',
  'missing.js',
  'inline',
];

const PAGE = `<!doctype html><html><head><title>Faulty</title></head><body>
<script src="/faulty.js"></script><script src="/missing.js"></script><script>globalThis.ran = true;</script>
</body></html>`;
const SCRIPT = `
console.error('written by the page');
setTimeout(() => { throw new Error('thrown by the page'); });
Promise.reject(new Error('rejected by the page'));
`;

/** Returns its address, and what closes it. */
export async function openFaultySite() {
  const site = createServer(({ url }, answer) => {
    if (url === '/faulty.js') return answer.setHeader('Content-Type', 'text/javascript').end(SCRIPT);
    if (url !== '/') return answer.writeHead(404).end();
    answer.setHeader('Content-Security-Policy', "script-src 'self'").setHeader('Content-Type', 'text/html');
    answer.end(PAGE);
  });
  await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${site.address().port}`,
    close: () => new Promise((resolve) => site.close(resolve)),
  };
}
