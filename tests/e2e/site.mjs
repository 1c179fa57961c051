// The running program and a browser, for the tests of one file: there before the first
// of them, gone after the last.

import { after, before } from 'node:test';
import { launch, openPage } from './browser.mjs';
import { startServer } from './server.mjs';

/**
 * `fill` gets the store's file before the program does; `options` are further ones of `serve`; address limits
 * apply to the pages unless they are `exempt`, as they are by default; `look` is that of pages which ask for
 * none; `flags` are further ones of the browser.
 */
export function openSite({ fill, options, exempt, look, flags } = {}) {
  let server;
  const site = {
    browser: undefined,
    get url() {
      return server.url;
    },
    /** A page of somebody's own. */
    open: async (settings) => {
      await started;
      return openPage(site.browser, { look, ...settings });
    },
  };
  const start = async () => {
    server = await startServer(fill, options, { exempt });
    site.browser = await launch(flags);
  };
  // Hooks of a file do not wait for one another: opening a page in one waits for this.
  const started = start();
  /** For what must be known before the tests are named. */
  site.ready = started;
  before(() => started);
  after(async () => {
    await site.browser?.close();
    await server?.stop();
  });
  return site;
}
