// A whole game from the front page to the rematch without seeing it: one player finds everything by roles
// and names, the other has nothing but a keyboard, and both know what happens from what the page speaks.
// At a desk and on a phone, in both ways when all is tried, else in the second.

import assert from 'node:assert/strict';
import { before } from 'node:test';
import { DESKTOP, PHONE } from './browser.mjs';
import {
  acceptRematch,
  joinByNames,
  offerRematch,
  openByNames,
  playByNames,
  readResult,
  SPOKEN_TURN,
  startByNames,
  tilesOn,
  WAYS,
  whoPlays,
} from './by_names.mjs';
import { heardOn, listen, untilHeard } from './heard.mjs';
import { LONG } from './looks.mjs';
import { openSite } from './site.mjs';
import { story } from './story.mjs';

const site = openSite();

/** The player who opens the table, and the one who joins. */
const TABLES = {
  'by names at a desk, by keyboard on a phone': [
    ['names', DESKTOP],
    ['keys', PHONE],
  ],
  'by keyboard at a desk, by names on a phone': [
    ['keys', DESKTOP],
    ['names', PHONE],
  ],
};

for (const [table, [host, guest]] of Object.entries(TABLES).slice(LONG ? 0 : 1)) {
  const step = story();
  let ada;
  let bruno;
  let people;
  let began;

  const sit = async (name, [way, options]) => {
    const page = await site.open(options);
    await listen(page);
    await page.goto(site.url);
    return { name, page, way: WAYS[way], turns: 0 };
  };

  before(async () => {
    people = await Promise.all([sit('Ada', host), sit('Bruno', guest)]);
    [ada, bruno] = people;
  });

  step(`${table}: from the front page to a table for two`, async () => {
    const code = await openByNames(ada.page, ada.way, 'Ada');
    await joinByNames(bruno.page, bruno.way, code, 'Bruno');
    await untilHeard(ada.page, /Bruno sat down\./);
    await startByNames(ada.page, ada.way);
  });

  step(`${table}: a whole game, each turn of which is spoken`, async () => {
    let turn = 0;
    for (let person = await whoPlays(people); person !== null; person = await whoPlays(people)) {
      began ??= person.name;
      await playByNames(person, turn++);
    }
    const [start, least] = [1, 60]; // a tile that fits nowhere is out of the game
    assert.equal(ada.turns + bruno.turns, (await tilesOn(ada)) - start);
    assert.ok(turn >= least);
    for (const { page, turns } of people) {
      const heard = await heardOn(page);
      assert.equal(heard.filter((text) => SPOKEN_TURN.test(text)).length, turns);
    }
    const ofAda = (await heardOn(bruno.page)).filter((text) => /Ada placed a tile .+\./.test(text));
    assert.equal(ofAda.length, ada.turns);
  });

  step(`${table}: both read the same result`, async () => {
    const [first, second] = await Promise.all(people.map(readResult));
    assert.deepEqual(first, second);
    assert.match(first.join(), /Ada.*\d/);
    assert.match(first.join(), /Bruno.*\d/);
  });

  step(`${table}: a rematch begins, with the other one's turn spoken first`, async () => {
    await offerRematch(ada);
    await acceptRematch(bruno, 'Ada');
    const first = await whoPlays(people);
    assert.notEqual(first.name, began);
    await playByNames(first, 0);
    assert.notEqual((await whoPlays(people)).name, first.name);
    for (const { page } of people) {
      assert.deepEqual(page.problems, []);
      await page.context().close();
    }
  });
}
