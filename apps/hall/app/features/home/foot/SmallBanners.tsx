import type { Banner } from '@pavilion/contract/content';
import { classes } from '../../../ui/classes.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { BannerAction } from '../Hero.tsx';
import { bannerSources } from '../model/banner.ts';

/** The small banners between the shelves (`use_type` 1, spec §7): a scene at the side, its words beside it. */
export const SmallBanners = ({ banners, className }: { banners: readonly Banner[]; className?: string }) => {
  if (banners.length === 0) return null;
  return (
    <ul className={classes('grid gap-4 lg:grid-cols-2 lg:gap-6', className)}>
      {banners.map((banner) => (
        <li
          key={banner.id}
          className="flex min-h-28 items-stretch overflow-hidden rounded-card bg-raised ring-1 ring-line ring-inset"
        >
          <Picture
            sources={bannerSources(banner.scene, 'phone')}
            sizes="200px"
            alt=""
            width={780}
            height={439}
            className="w-28 shrink-0 object-cover lg:w-48"
          />
          <div className="flex min-w-0 flex-1 flex-wrap content-center items-center gap-3 p-4 lg:px-6">
            <div className="min-w-0 flex-1 basis-28 lg:basis-44">
              <h2 className="text-base">{banner.title}</h2>
              <p className="mt-0.5 text-sm text-text-2">{banner.subtitle}</p>
            </div>
            <BannerAction banner={banner} size="sm" tone="quiet" />
          </div>
        </li>
      ))}
    </ul>
  );
};
