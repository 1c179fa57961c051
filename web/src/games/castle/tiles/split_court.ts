// Rooms may choose that the court about a start space's fountain is two.
// Such a start space has a shape of its own.

export const splitCourtId = (start: string): string => `${start}:split`;
