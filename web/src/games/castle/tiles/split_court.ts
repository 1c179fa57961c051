// Rooms may choose that the court about a start space's fountain is two features: such a start space has
// its own shape.

export const splitCourtId = (start: string): string => `${start}:split`;
