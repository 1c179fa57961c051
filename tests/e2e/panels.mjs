// All panels that open from a table, one after the other, in any language: by their place, which is the same
// in all of them, while names are compared with the English ones. A tool or button that is missing or new
// fails the walk.

import assert from 'node:assert/strict';

/**
 * Names of the tools that open something, in order; `wide`: with a column beside the board,
 * `withLog`: the log in it.
 */
function toolsOf(game, wide, withLog) {
  const goods = game === 'castle' && !wide ? ['Wall tiles'] : [];
  const log = withLog ? [] : ['What happened'];
  const rules = wide ? ['Rules of this table'] : []; // above the board elsewhere
  return ['Tiles still to come', 'Chat', 'Read the board', ...goods, ...log, ...rules, 'Menu'];
}

/** Names of the menu's buttons, in order, and whether they open something. */
const MENU = {
  'Rules of this table': true,
  'Keys at the table': true,
  'Let a computer play for me': true,
  Resign: true,
  'Copy the link to watch': false,
};

const tools = (page) => page.locator('.tools .tool:not(.tools-gap ~ .tool)');
const rulesAbove = (page) => page.locator('.board-top .tool');
const menuTool = (page) => page.locator('.tool:has(+ .tools-gap)');
const menuButtons = (page) => page.locator('.menu .menu-row button');
const dialog = (page) => page.locator('dialog[open]');

const nameOf = (button) =>
  button.evaluateAll((all) =>
    all.map((each) => each.getAttribute('aria-label') ?? (each.title || each.textContent)),
  );

/** Opens a dialog, waits for all that it loads, calls `look` and closes it. */
async function lookInto(page, opener, look, what) {
  await opener.click();
  await dialog(page).waitFor();
  await page.waitForFunction(() => document.querySelector('dialog[open] .loading') === null);
  await page.waitForLoadState('networkidle');
  await look(what);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
}

/** Walks through the table on this page; `look(what)` is called wherever something has opened. */
export async function walkPanels(page, game, language, look) {
  const wide = (await rulesAbove(page).count()) === 0;
  const wanted = toolsOf(game, wide, (await page.locator('.panel-log').count()) > 0);
  assert.equal(await tools(page).count(), wanted.length, `${game}: tools at the board`);
  if (language === 'en') assert.deepEqual(await nameOf(tools(page)), wanted);
  for (const [index, name] of wanted.entries()) {
    const tool = tools(page).nth(index);
    if (name === 'Read the board') await lookAtReading(page, tool, look);
    else if (name === 'Chat' && wide) await lookAtChatBeside(page, tool, look);
    else if (name !== 'Menu') await lookInto(page, tool, look, name);
  }
  if (!wide) await lookInto(page, rulesAbove(page), look, 'Rules of this table');
  await walkMenu(page, language, look);
}

/** It unfolds in the column beside the board. */
async function lookAtChatBeside(page, tool, look) {
  await tool.click();
  await page.locator('.panel-chat[open] .chat-write input').waitFor();
  await look('Chat');
  await page.locator('.panel-chat summary').first().click();
  await page.locator('.panel-chat:not([open])').waitFor();
}

/** Reads the board, then opens the card of a held feature, if there is one. */
async function lookAtReading(page, tool, look) {
  await tool.click();
  await page.locator('.reading-card').waitFor();
  await page.waitForLoadState('networkidle');
  await look('Read the board');
  await page.locator('.reading-held summary').click();
  await page.locator('.reading-held button').first().click();
  await page.locator('.board-highlight.is-hover').first().waitFor();
  await look('the card of what is held');
  await page.locator('.reading-card .reading-close').click();
  await tool.click();
  await page.locator('.reading-card').waitFor({ state: 'detached' });
}

async function walkMenu(page, language, look) {
  const names = Object.keys(MENU);
  for (const [index, name] of names.entries()) {
    await menuTool(page).click();
    await dialog(page).waitFor();
    await menuButtons(page)
      .nth(names.length - 1)
      .waitFor();
    assert.equal(await menuButtons(page).count(), names.length, 'buttons of the menu');
    if (language === 'en') assert.deepEqual(await nameOf(menuButtons(page)), names);
    if (index === 0) await lookAtSettings(page, look);
    if (MENU[name]) await lookInto(page, menuButtons(page).nth(index), look, name);
    else await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  }
}

/** The last thing there that unfolds. */
const settingsIn = (menu) => menu.locator('summary').last();

async function lookAtSettings(page, look) {
  await look('Menu');
  await settingsIn(page.locator('.menu')).click();
  await page.locator('.menu .settings').waitFor();
  await page.waitForLoadState('networkidle');
  await look('settings in the menu');
}

/** Switches the language by the settings in the menu of a narrow table: an open question stays as it is. */
export async function speak(page, language) {
  await menuTool(page).click();
  await settingsIn(dialog(page).locator('.menu')).click();
  await dialog(page).locator('.settings select').first().selectOption(language);
  await page.locator(`html[lang="${language}"]`).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
}
