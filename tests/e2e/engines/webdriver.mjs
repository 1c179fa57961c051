// A client of the W3C's WebDriver protocol (https://www.w3.org/TR/webdriver2/):
// what a test needs of one session.

/** The key under which an element travels. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const SCRIPT_MS = 240_000;
const LOAD_MS = 60_000;
/** Longer than the driver takes to give up by itself. */
const ANSWER_MS = SCRIPT_MS + 20_000;
const END_MS = 5_000;
const PICTURE_MS = 20_000;

/** Opens a session at the driver that answers at `url`; the browser is started as these capabilities say. */
export async function openSession(url, capabilities) {
  const { sessionId, capabilities: given } = await call('POST', `${url}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const at = `${url}/session/${sessionId}`;
  const post = (path, body = {}) => call('POST', `${at}/${path}`, body);
  await post('timeouts', { script: SCRIPT_MS, pageLoad: LOAD_MS });
  return {
    version: `${given.browserName} ${given.browserVersion}`,
    goto: (address) => post('url', { url: address }),
    reload: () => post('refresh'),
    /** The value of an expression in the page; a promise is awaited. */
    run: (expression) => post('execute/sync', { script: `return ${expression}`, args: [] }),
    /** Presses the mouse at pixels of the page's window. */
    async press(x, y) {
      await post('actions', { actions: [pressAt(Math.round(x), Math.round(y))] });
    },
    /** Types text into what has the focus. */
    async type(text) {
      const found = await call('GET', `${at}/element/active`);
      await post(`element/${found[ELEMENT]}/value`, { text });
    },
    /** Gives the file at this path to the first field that matches. */
    async setFile(css, path) {
      const found = await post('element', { using: 'css selector', value: css });
      await post(`element/${found[ELEMENT]}/value`, { text: path });
    },
    /** Sets the window's outer size, in pixels. */
    resize: (width, height) => post('window/rect', { width, height }),
    /** Null if the browser draws none: on a busy machine it may wait for a frame that nobody asks for. */
    screenshot: async () => {
      const drawn = await call('GET', `${at}/screenshot`, undefined, PICTURE_MS).catch(() => null);
      return drawn && Buffer.from(drawn, 'base64');
    },
    close: () => call('DELETE', at, undefined, END_MS),
  };
}

const pressAt = (x, y) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

async function call(method, url, body, ms = ANSWER_MS) {
  const answer = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(ms),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
