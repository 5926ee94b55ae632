import { providerNamesMax } from '@pavilion/contract';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/texts.ts';
import { useShell } from '../../../state/ShellContext.tsx';
import { classes } from '../../../ui/classes.ts';
import { gameTypePath } from '../../catalogue/model/paths.ts';
import type { Platforms } from '../model/loadHome.ts';
import { SectionTitle } from '../SectionTitle.tsx';

/** spec §9: at most 15 names, and that there are more when there are. */
const PlatformNames = ({ names, count }: Platforms) => {
  const { t } = useTranslation();
  return (
    <p className="-mt-2 mb-4 text-sm text-text-2">
      {t(count > providerNamesMax ? 'home.providers_and_more' : 'home.providers_named', { names, count })}
    </p>
  );
};

export const Providers = ({
  platforms,
  className,
}: {
  readonly platforms: Platforms;
  readonly className?: string;
}) => {
  const { t } = useTranslation();
  const { types } = useShell();
  const seen = new Map(
    [...types]
      .reverse()
      .flatMap((type) =>
        type.providers.map((provider) => [provider.gpId, { ...provider, gtId: type.gtId }] as const),
      ),
  );
  const providers = [...seen.values()].sort((a, b) => a.gpId - b.gpId);
  if (providers.length === 0) return null;
  return (
    <section className={className}>
      <SectionTitle title={t('home.providers')} />
      <PlatformNames {...platforms} />
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-6 lg:gap-4">
        {providers.map((provider) => (
          <li key={provider.gpId}>
            <Link
              to={gameTypePath(provider.gtId, provider.gpId)}
              className={classes(
                'flex items-center gap-3 rounded-card bg-raised p-3 ring-1 ring-line ring-inset transition-colors hover:bg-higher',
                'lg:flex-col lg:gap-4 lg:py-7 lg:text-center',
              )}
            >
              <img
                src={provider.mark}
                alt=""
                width={48}
                height={48}
                loading="lazy"
                className="size-12 rounded-control"
              />
              <span className="min-w-0 font-semibold text-sm">
                {provider.name}
                {provider.maintenance && (
                  <span className="block font-normal text-text-3 text-xs">{t('shell.maintenance')}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
