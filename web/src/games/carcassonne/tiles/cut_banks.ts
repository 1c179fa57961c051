// Rooms may choose that a spring or a lake does not join its banks. Such a tile has a drawing of its own.

export const cutBanksId = (tile: string): string => `${tile}:cut`;
