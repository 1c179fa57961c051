// People behind one address, as far as a server sees them: each has a browser that loads the page over up to
// six connections, which then wait, and a WebSocket.

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as http from 'node:http';
import * as https from 'node:https';
import { join } from 'node:path';
import { ROOT } from '../e2e/server.mjs';
import { frame } from './proxy_programs.mjs';

/** As browsers do to one host. */
const CONNECTIONS = 6;
const IN_TIME_MS = 60_000;

/** Everything that a page may load: nobody loads more. */
const parts = () => JSON.parse(readFileSync(join(ROOT, 'web/dist/parts.json'), 'utf8'));

const HANDSHAKE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  'sec-websocket-protocol': 'bastide.v1',
};

/** `options`: of node's http or https, for the address and the server. */
export class Visitor {
  #options;
  #speak;
  #agent;
  #socket;
  #heard = '';

  constructor(options) {
    this.#options = options;
    this.#speak = options.ca ? https : http;
    this.#agent = new this.#speak.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  }

  /** {status, text} of a request on one of the visitor's connections. */
  ask(path, { method = 'GET', body = undefined, headers = {} } = {}) {
    return new Promise((resolve, reject) => {
      const all = { ...this.#options.headers, ...headers };
      const options = { ...this.#options, path, method, headers: all, agent: this.#agent };
      const asked = this.#speak.request(options, (answer) => {
        const pieces = [];
        answer.on('data', (piece) => pieces.push(piece));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, text: Buffer.concat(pieces).toString() }),
        );
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }

  /** Loads the page with all its parts, as many at once as a browser does. Gives the statuses. */
  async load(path) {
    const statuses = [(await this.ask(path, { headers: { accept: 'text/html' } })).status];
    const all = await Promise.all(parts().map((part) => this.ask(part)));
    return [...new Set([...statuses, ...all.map(({ status }) => status)])];
  }

  /** How many connections wait for the next request. */
  get waiting() {
    return Object.values(this.#agent.freeSockets).flat().length;
  }

  async makeRoom() {
    const body = JSON.stringify({ secret: newSecret(), name: 'Host', seats: 5 });
    const { status, text } = await this.ask('/api/v1/rooms', { method: 'POST', body });
    if (status !== 201) throw new Error(`no room: ${status} ${text}`);
    return JSON.parse(text).room;
  }

  /** Joins over a WebSocket. Gives the server's answer. */
  async join(join) {
    this.#socket ??= await this.#open();
    const id = `j${randomBytes(4).toString('hex')}`;
    this.#socket.write(frame({ type: 'join', id, ...join }));
    const deadline = Date.now() + IN_TIME_MS;
    for (;;) {
      const found = new RegExp(`\\{[^{}]*"re":"${id}"[^{}]*\\}`).exec(this.#heard);
      if (found) return JSON.parse(found[0]);
      if (this.#socket.destroyed || Date.now() > deadline)
        throw new Error(`no answer to ${JSON.stringify(join)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  sit(room, name) {
    return this.join({ room, secret: newSecret(), sit: { name } });
  }

  leave() {
    this.#socket?.destroy();
    this.#agent.destroy();
  }

  #open() {
    return new Promise((resolve, reject) => {
      const headers = { ...this.#options.headers, ...HANDSHAKE };
      const asked = this.#speak.request({ ...this.#options, path: '/ws', headers, agent: false });
      asked.on('response', ({ statusCode }) => reject(new Error(`no WebSocket: ${statusCode}`)));
      asked.on('error', reject);
      asked.on('upgrade', (_answer, socket, head) => {
        this.#heard = head.toString('latin1');
        socket.on('data', (bytes) => {
          this.#heard += bytes.toString('latin1');
        });
        socket.on('error', () => {});
        resolve(socket);
      });
      asked.end();
    });
  }
}

function newSecret() {
  return randomBytes(32).toString('base64url');
}
