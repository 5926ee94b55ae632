/** What one runner of a race is drawn in; the picture of all of them is as many times as high. */
export interface RunnerSize {
  readonly width: number;
  readonly height: number;
}

export const hareSize: RunnerSize = { width: 470, height: 254 };
export const boatSize: RunnerSize = { width: 600, height: 330 };
