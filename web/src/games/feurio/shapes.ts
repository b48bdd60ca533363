/** Outlines of a hexagon: the hit area, and the highlight ring inside its edge. */

export const HIT = 'M96,0L48,83.2L-48,83.2L-96,0L-48,-83.2L48,-83.2Z';
export const RING =
  'M83,-8.7Q88,0 83,8.7L49,67.5Q44,76.2 34,76.2L-34,76.2Q-44,76.2 -49,67.5L-83,8.7Q-88,0 -83,-8.7L-49,-67.5Q-44,-76.2 -34,-76.2L34,-76.2Q44,-76.2 49,-67.5Z';
/** The whole face of a tile. */
export const FACE =
  'M92.5,-7.8Q97,0 92.5,7.8L53,76.2Q48.5,84 39.5,84L-39.5,84Q-48.5,84 -53,76.2L-92.5,7.8Q-97,0 -92.5,-7.8L-53,-76.2Q-48.5,-84 -39.5,-84L39.5,-84Q48.5,-84 53,-76.2Z';
