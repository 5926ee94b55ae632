export { appIconSvg, brandMarkSvg, faviconSvg, sharePictureSvg } from './marks/brand.ts';
export { type ProviderCode, providerCodes, providerMarkSvg } from './marks/providers.ts';
export { type TypeIconOptions, type TypeName, typeIconSvg, typeNames } from './marks/types.ts';
export { isMotifName, type MotifName } from './motifs/index.ts';
export type { FrameKind } from './paper/frame.ts';
export {
  type BannerScene,
  type BannerShape,
  bannerScenes,
  bannerShapes,
  bannerSvg,
} from './scenes/banner.ts';
export { type PageScene, pageSceneSvg, pageScenes } from './scenes/pageScenes.ts';
export { type Promotion, promotionSvg, promotions } from './scenes/promotions.ts';
export { type TileOptions, tileSvg } from './tile.ts';
