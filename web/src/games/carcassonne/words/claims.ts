// The names of figures by where they stand, and how those on one tile are told apart.

import type { Side } from '../../../art/sides.ts';
import { t, tOr } from '../../../i18n/index.ts';
import type { Piece, PieceDeployed, TileCorner } from '../../../net/protocol.gen.ts';
import { pieceName, type TileInPlay } from '../../../play/words.ts';
import { firstOf, PIECES } from '../modules/brought.ts';
import { describeTile, type FeatureFacts } from '../tiles/index.ts';

/** "Knight in the city" for a piece on a kind of feature. */
export function roleWords({ kind, piece }: PieceDeployed): string {
  const { role, isItself } = PIECES[piece] ?? {};
  if (isItself && !role) return tOr(`role.${piece}`, pieceName(piece));
  return role?.(kind) ?? asPiece(piece, tOr(`role.${kind}`, t('role.other')));
}

/** "Knight (N E)" for a piece on a feature of a tile, with sides where the tile has several of the kind. */
export function claimWords({ tile, rotation }: TileInPlay, feature: number, piece: Piece): string {
  const { features } = describeTile(tile, rotation);
  const printed = features[feature];
  if (printed === undefined) return laidName(features, feature, piece);
  const others = features.filter((other) => other !== printed && other.kind === printed.kind);
  const where = whereAmong(printed, others);
  const sided = (role: string) =>
    others.length === 0 || where === '' ? role : t('claim.sides', { role, sides: where });
  return PIECES[piece]?.isItself ? sided(ownName(piece)) : asPiece(piece, sided(kindName(printed.kind)));
}

/** A figure's name where it stands, such as "Knight, big meeple". */
export function roleOn({ tile, rotation }: TileInPlay, feature: number, piece: Piece): string {
  const { features } = describeTile(tile, rotation);
  const printed = features[feature];
  return printed === undefined ? laidName(features, feature, piece) : nameOn(printed.kind, piece);
}

/** On what lies over the tile in play; or its drawing is still on the way, and has no features yet. */
function laidName(features: readonly FeatureFacts[], feature: number, piece: Piece): string {
  const laid = firstOf(({ words }) => words?.laid?.(features, feature));
  return laid && !PIECES[piece]?.isItself ? asPiece(piece, t(laid)) : nameOn(undefined, piece);
}

/** The corner on which something stands. */
export function cornerWords(role: string, corner: TileCorner): string {
  const sides = [...corner.toUpperCase()].map((side) => t(`side.short.${side as Side}`)).join('');
  return t('claim.sides', { role, sides });
}

function nameOn(kind: string | undefined, piece: Piece): string {
  return PIECES[piece]?.isItself ? ownName(piece) : asPiece(piece, kindName(kind));
}

const ownName = (piece: Piece): string => tOr(`claim.${piece}`, pieceName(piece));

const kindName = (kind: string | undefined): string => tOr(`claim.${kind}`, t('claim.other'));

/** Adds the piece's name, for some pieces. */
function asPiece(piece: Piece, role: string): string {
  const { as } = PIECES[piece] ?? {};
  return as ? t(as, { role }) : role;
}

/** "N E", the sides of a feature; if two fields have the same sides, the corners, "NW". */
function whereAmong(printed: FeatureFacts, others: readonly FeatureFacts[]): string {
  const sides = ({ sides }: FeatureFacts) => sides.map((side) => t(`side.short.${side}`)).join(' ');
  if (others.every((other) => sides(other) !== sides(printed))) return sides(printed);
  return printed.corners.map((corner) => corner.map((side) => t(`side.short.${side}`)).join('')).join(' ');
}
