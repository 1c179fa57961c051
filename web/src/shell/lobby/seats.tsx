// The seats as rows: who has each, and what can be done about it.

import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { SeatBadge } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import type { Intention } from '../../net/intentions.ts';
import type { Colour, RoomView, SeatCard } from '../../net/protocol.gen.ts';
import { AddComputer, ChangeLevel, Level } from '../../play/computers/index.ts';
import type { Room } from '../../play/room.ts';
import { Confirm, Dialog } from '../../ui/dialog.tsx';
import { ColourField, NameField, nameIn } from '../../ui/fields.tsx';
import { Name } from '../../ui/name.tsx';
import { showRefusal } from '../../ui/notices.ts';
import { ProgramMark } from '../../ui/seat_marks.tsx';
import { playerName } from '../../ui/settings.ts';
import { useComplaint } from '../../ui/text_field.tsx';

export interface SeatsProps {
  room: Room;
  view: RoomView;
  tell(intention: Intention): unknown;
}

/** A free seat; at a listed table also one that a computer gives up. */
export function hasSeatFor({ seats, listed }: RoomView): boolean {
  return seats.some((seat) => seat === null || (listed && seat.computer));
}

export function Seats({ room, view, tell }: SeatsProps) {
  const connected = room.presence.value?.connected ?? [];
  const isHost = view.you !== null && view.you === view.host;
  const maySit = view.you === null && !view.locked && hasSeatFor(view);
  const nameless = useComplaint();
  const sit = (seat: number) => {
    const name = nameIn(playerName.value, nameless);
    if (name !== null) room.sit(name, seat).catch(showRefusal);
  };
  const moveUp = useMoveUp(tell);
  const moved = (index: number, name: string) =>
    isHost && index > 0 && <MoveUp name={name} onPress={() => moveUp(index)} />;
  return (
    <>
      {maySit && (
        <NameField
          value={playerName.value}
          complaint={nameless}
          onInput={(name) => {
            playerName.value = name;
          }}
        />
      )}
      <ol class="plain seat-rows">
        {view.seats.map((seat, index) =>
          seat === null ? (
            <OpenSeat key={index} index={index} onSit={maySit ? () => sit(index) : null}>
              {view.you !== null && <AddPlayer room={room} seat={index} />}
              {isHost && <AddComputer room={room} seat={index} />}
            </OpenSeat>
          ) : seat.computer ? (
            <ComputerSeat
              key={index}
              index={index}
              seat={seat}
              before={moved(index, seat.name)}
              isHost={isHost}
              onSit={maySit && view.listed ? () => sit(index) : null}
              room={room}
              tell={tell}
            />
          ) : (
            <TakenSeat
              key={index}
              index={index}
              seat={seat}
              view={view}
              here={connected[index] ?? false}
              before={moved(index, seat.name)}
              room={room}
              tell={tell}
            />
          ),
        )}
      </ol>
      {view.you !== null && <EditSeat key={view.you} view={view} tell={tell} />}
    </>
  );
}

/** Lets a seat change places with the one before it; not while it does, or both would be where they were. */
function useMoveUp(tell: SeatsProps['tell']) {
  const swapping = useRef(false);
  return async (seat: number) => {
    if (swapping.current) return;
    swapping.current = true;
    await tell({ type: 'swap_seats', seat, other: seat - 1 });
    swapping.current = false;
  };
}

interface OpenSeatProps {
  index: number;
  /** Null if nobody may take it now. */
  onSit: (() => void) | null;
  children: ComponentChildren;
}

function OpenSeat({ index, onSit, children }: OpenSeatProps) {
  return (
    <li class="seat-row open">
      <span class="seat-empty" aria-hidden="true" />
      <span class="seat-name">{t('lobby.seatOpen')}</span>
      {onSit !== null && (
        <button type="button" class="button primary" onClick={onSit}>
          {t('lobby.sitAt', { seat: index + 1 })}
        </button>
      )}
      {children}
    </li>
  );
}

/** A person without a device sits down. */
function AddPlayer({ room, seat }: { room: Room; seat: number }) {
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState('');
  const nameless = useComplaint();
  const add = (event: Event) => {
    event.preventDefault();
    const wanted = nameIn(name, nameless);
    if (wanted === null) return;
    room.addPlayer(wanted, seat);
    setAsking(false);
  };
  return (
    <>
      <button type="button" class="button plain" onClick={() => setAsking(true)}>
        {t('lobby.addHere')}
      </button>
      {asking && (
        <Dialog title={t('lobby.addHereAsk')} onClose={() => setAsking(false)}>
          <p>{t('lobby.addHereHint')}</p>
          <form onSubmit={add} noValidate>
            <NameField value={name} complaint={nameless} onInput={setName} />
            <div class="dialog-actions">
              <button type="submit" class="button primary">
                {t('room.sit')}
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}

/** Who sits there changes places with the seat before, so that their turn comes sooner. */
function MoveUp({ name, onPress }: { name: string; onPress(): void }) {
  const what = t('lobby.moveUp', { name });
  return (
    <button type="button" class="button plain move-up" aria-label={what} title={what} onClick={onPress}>
      <span aria-hidden="true">↑</span>
    </button>
  );
}

interface TakenSeatProps extends Pick<SeatsProps, 'room'> {
  index: number;
  seat: SeatCard;
  /** What stands before the seat's badge. */
  before: ComponentChildren;
  view: RoomView;
  here: boolean;
  tell(intention: Intention): unknown;
}

function TakenSeat({ index, seat, view, here, before, room, tell }: TakenSeatProps) {
  const [asking, setAsking] = useState(false);
  const atThisDevice = index !== view.you && room.seats.value.includes(index);
  const removable = atThisDevice || (view.you === view.host && view.you !== index);
  const remove = () =>
    atThisDevice ? room.leaveSeat(index).catch(showRefusal) : tell({ type: 'remove', seat: index });
  return (
    <li class="seat-row">
      {before}
      <SeatBadge colour={seat.colour} size={32} />
      <span class="seat-name">
        <Name>{seat.name}</Name>
        {index === view.you && <em> ({t('common.you')})</em>}
      </span>
      {seat.program && (
        <span class="tag program">
          <ProgramMark /> <span aria-hidden="true">{t('seat.program')}</span>
        </span>
      )}
      {index === view.host && <span class="tag">{t('lobby.host')}</span>}
      <span class={here ? 'tag here' : 'tag away'}>
        {atThisDevice ? t('lobby.atThisDevice') : here ? t('lobby.here') : t('lobby.away')}
      </span>
      {removable && (
        <button type="button" class="button plain" onClick={() => setAsking(true)}>
          {t('lobby.remove', { name: seat.name })}
        </button>
      )}
      {asking && (
        <Confirm
          title={t('lobby.removeAsk', { name: seat.name })}
          action={t('lobby.remove', { name: seat.name })}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

interface ComputerSeatProps extends Pick<SeatsProps, 'room' | 'tell'> {
  index: number;
  seat: SeatCard;
  before: ComponentChildren;
  isHost: boolean;
  /** Null if the computer does not give the seat up. */
  onSit: (() => void) | null;
}

function ComputerSeat({ index, seat, before, isHost, onSit, room, tell }: ComputerSeatProps) {
  const { level } = seat.computer!;
  return (
    <li class="seat-row">
      {before}
      <SeatBadge colour={seat.colour} size={32} />
      <span class="seat-name">
        <Name>{seat.name}</Name>
      </span>
      <span class="tag here">
        <Level level={level} />
      </span>
      {onSit !== null && (
        <button type="button" class="button primary" onClick={onSit}>
          {t('lobby.sitAt', { seat: index + 1 })}
        </button>
      )}
      {isHost && (
        <span class="seat-buttons">
          <ChangeLevel room={room} seat={index} name={seat.name} level={level} />
          <button type="button" class="button plain" onClick={() => tell({ type: 'remove', seat: index })}>
            {t('lobby.remove', { name: seat.name })}
          </button>
        </span>
      )}
    </li>
  );
}

function EditSeat({ view, tell }: Pick<SeatsProps, 'view' | 'tell'>) {
  const mine = view.seats[view.you!]!;
  const [name, setName] = useState(mine.name);
  const nameless = useComplaint();
  const rename = (event: Event) => {
    event.preventDefault();
    const wanted = nameIn(name, nameless);
    if (wanted === null) return;
    playerName.value = wanted;
    tell({ type: 'profile', name: wanted });
  };
  const taken = view.seats.flatMap((seat, index) =>
    seat === null || index === view.you ? [] : [seat.colour],
  );
  return (
    <details class="edit-seat">
      <summary>{t('lobby.edit')}</summary>
      <form class="row" onSubmit={rename} noValidate>
        <NameField value={name} complaint={nameless} onInput={setName} />
        <button type="submit" class="button">
          {t('common.save')}
        </button>
      </form>
      <ColourField
        value={mine.colour}
        taken={taken}
        onChange={(colour: Colour) => tell({ type: 'profile', colour })}
      />
    </details>
  );
}
