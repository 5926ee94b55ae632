/** Throws where WebGL is missing, or would be drawn by the processor: plain elements are quicker than that. */
export const assertAccelerated = (): void => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!context) throw new Error('no accelerated WebGL');
  context.getExtension('WEBGL_lose_context')?.loseContext();
};
