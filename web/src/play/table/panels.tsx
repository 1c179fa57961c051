// Panels of the table: beside the board where there is room, as dialogs otherwise.

import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t, withTexts } from '../../i18n/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { AidsNote } from '../aids_note.tsx';
import { Chat } from '../chat/index.ts';
import { ClockNote } from '../clock/index.ts';
import { RulesSummary } from '../lazy_rules.ts';
import type { GameParts, TableProps } from './game_parts.ts';
import { TilesLeft } from './lazy_tiles_left.ts';

const Keys = lazy(withTexts(['help'], async () => (await import('../../ui/key_table.tsx')).KeyTable));

export type PanelName = 'log' | 'chat' | 'tiles' | 'rules' | 'keys' | 'menu' | 'belongings';

interface PanelProps {
  name: PanelName;
  parts: GameParts;
  children: ComponentChildren;
}

export function Panel({ name, parts, children }: PanelProps) {
  return (
    <section class={`panel panel-${name}`}>
      <h2>{titleOf(name, parts)}</h2>
      {children}
    </section>
  );
}

interface PanelDialogProps extends TableProps {
  panel: Signal<PanelName | null>;
  log: ComponentChildren;
  menu: ComponentChildren;
}

export function PanelDialog({ panel, log, menu, ...shown }: PanelDialogProps) {
  const name = panel.value;
  if (name === null) return null;
  const close = () => {
    if (panel.value === name) panel.value = null;
  };
  const { belongings } = shown.parts;
  const contents: Record<PanelName, ComponentChildren> = {
    log,
    menu,
    belongings: belongings && <belongings.Panel {...shown} onDone={close} />,
    chat: <Chat {...shown} />,
    tiles: <TilesLeft {...shown} />,
    rules: (
      <>
        <RulesSummary rules={shown.view.rules} />
        <AidsNote aids={shown.view.aids} />
        {shown.view.clock && <ClockNote rule={shown.view.clock.rule} />}
        <h3>{t('lobby.howToPlay')}</h3>
        <shown.parts.Help rules={shown.view.rules} />
      </>
    ),
    keys: <Keys />,
  };
  return (
    <Dialog key={name} title={titleOf(name, shown.parts)} onClose={close}>
      {contents[name]}
    </Dialog>
  );
}

function titleOf(name: PanelName, parts: GameParts): string {
  switch (name) {
    case 'log':
      return t('table.log');
    case 'chat':
      return t('table.chat');
    case 'tiles':
      return t('table.tilesTitle');
    case 'rules':
      return t('table.rules');
    case 'keys':
      return t('table.keys');
    case 'menu':
      return t('table.menu');
    case 'belongings':
      return parts.belongings?.title() ?? '';
  }
}
