// Rooms may choose that a spring or a lake does not join its banks: such a tile has its own drawing.

export const cutBanksId = (tile: string): string => `${tile}:cut`;
