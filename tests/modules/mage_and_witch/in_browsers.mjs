const TITLES = { mage: 'The mage', witch: 'The witch' };

function moved({ figure, to, reason }, { name, pairOf }) {
  if (to !== null) return `${name} moves the ${figure}: ${pairOf(to)}`;
  if (reason === 'removed') return `${name} takes the ${figure} off the board`;
  return `${TITLES[figure]} leaves ${reason === 'castle' ? 'the new castle' : 'what is finished'}`;
}

/** For tests in browsers (tests/e2e/all_modules.mjs). */
export default {
  title: 'Mage & Witch',
  anywhere: ['move_mage', 'move_witch'],
  pictured: ['move_mage', 'move_witch'],
  log: { neutral_moved: moved },
};
