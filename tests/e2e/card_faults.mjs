// What is wrong with the cards of the choices that a page shows: measured, whatever they say.

/** The chip with a card's number: two digits and its edge. */
const CHIP_MOST_PX = 40;
/** A mark stands on the line of the word before it; names are isolated by characters without width. */
const MARKED = '\\p{L}[\\u2066-\\u2069]*[,.;:!?]';
/** A word is hyphenated, or broken where nothing else helps, into pieces of at least so many letters. */
const PIECE_LEAST = 4;

/**
 * One line for each fault: words that leave their card or are broken into single letters, chips that grow,
 * numbers that lie on words or pictures, cards that leave their list.
 */
export async function cardFaults(page) {
  const faults = await page.evaluate(measureCards, [CHIP_MOST_PX, PIECE_LEAST, MARKED]);
  return faults.filter(Boolean);
}

function measureCards([chipMost, pieceLeast, marked]) {
  const EDGE = 1;
  /** Of a text without its words for screen readers, which take no room wherever they are. */
  const boxOf = (element) => {
    if (element.matches('svg')) return element.getBoundingClientRect();
    const boxes = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement.closest('.unseen') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      boxes.push(...range.getClientRects());
    }
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const top = Math.min(...boxes.map((box) => box.top));
    return { left, right, top, bottom: Math.max(...boxes.map((box) => box.bottom)), width: right - left };
  };
  const isShown = (element) =>
    element.closest('.claim-words') === null ||
    getComputedStyle(element.closest('.claim-words')).clipPath === 'none';
  const hasSize = (element) => boxOf(element).width > 0;

  /** The words that stand on so many lines that their pieces are too short, or lose the mark behind them. */
  function brokenWords(element) {
    const broken = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const topOf = (text, at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return Math.round(range.getBoundingClientRect().top);
    };
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: found, index } of text.data.matchAll(new RegExp(marked, 'gu')))
        if (topOf(text, index) !== topOf(text, index + found.length - 1)) broken.push(found);
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        if (lines > 1 && word.length / lines < pieceLeast) broken.push(word);
      }
    }
    return broken;
  }

  const cards = [...document.querySelectorAll('.claim-face')].flatMap((face) => {
    const outer = face.getBoundingClientRect();
    const list = face.closest('.choices').getBoundingClientRect();
    const chip = face.querySelector('kbd');
    const number = boxOf(chip);
    const parts = [...face.querySelectorAll('.choice-name, .outcome, svg')].filter(isShown).filter(hasSize);
    const what = `"${face.textContent}"`;
    return [
      (outer.right > list.right + EDGE || outer.left < list.left - EDGE) && `${what} leaves its list`,
      chip.getBoundingClientRect().width > chipMost &&
        `the number of ${what} is ${chip.getBoundingClientRect().width} px wide`,
      ...parts.flatMap((part) => {
        const box = boxOf(part);
        const isOutside = box.right > outer.right - EDGE || box.bottom > outer.bottom + EDGE;
        // A picture's own margins hold nothing.
        const inset = part.matches('svg') ? 3 : EDGE;
        const meets = box.left + inset < number.right && box.top + inset < number.bottom;
        const which = `"${part.textContent || 'picture'}" of ${what}`;
        return [
          isOutside && `${which} is cut`,
          meets && number.left < box.left && `${which} lies on its number`,
          ...brokenWords(part).map((word) => `"${word}" of ${what} is broken into letters`),
        ];
      }),
    ];
  });
  const beneath = [...document.querySelectorAll('.choice-words, .choices legend')].flatMap((line) => [
    line.scrollWidth > line.clientWidth + EDGE && `"${line.textContent}" is wider than its line`,
    ...brokenWords(line).map((word) => `"${word}" of "${line.textContent}" is broken into letters`),
  ]);
  return [...cards, ...beneath];
}
