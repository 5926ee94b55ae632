import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Pictures } from '../content/Pictures.tsx';

interface PictureChoiceProps {
  readonly title: string;
  /** What a picture has to be like. */
  readonly hint: string;
  /** Address of what members see now. */
  readonly shown: string;
  /** Whether that is one that staff have chosen. */
  readonly isOwn: boolean;
  readonly shape: 'upright' | 'square';
  readonly otherSites: number;
  readonly mayManage: boolean;
  readonly run: (picture: string | null, reason: string) => Promise<unknown>;
}

const aspect = { upright: '3 / 4', square: '1' } as const;
const widthPx = { upright: 120, square: 72 } as const;

const Shown = ({ src, shape }: { readonly src: string } & Pick<PictureChoiceProps, 'shape'>) => (
  <Box
    component="img"
    src={src}
    alt=""
    sx={{
      width: widthPx[shape],
      aspectRatio: aspect[shape],
      objectFit: 'cover',
      borderRadius: 1,
      display: 'block',
      flexShrink: 0,
    }}
  />
);

interface DialogProps extends PictureChoiceProps {
  readonly onClose: () => void;
}

/** One of the pictures that were uploaded here, as members will see it. */
const ChooseDialog = ({ title, hint, shape, otherSites, run, onClose }: DialogProps) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<string>();
  return (
    <DeedDialog
      title={title}
      text={`${hint} ${translate('office.games.whole_text', { smart_count: otherSites })}`}
      confirm={translate('ra.action.save')}
      asksReason
      isReady={chosen !== undefined}
      run={(reason) => run(chosen ?? null, reason)}
      onClose={onClose}
    >
      {chosen === undefined ? (
        <Pictures onChoose={({ picture }) => setChosen(picture)} />
      ) : (
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <Shown src={`${chosen}-480.webp`} shape={shape} />
          <Button color="inherit" onClick={() => setChosen(undefined)}>
            {translate('office.games.picture_another')}
          </Button>
        </Stack>
      )}
    </DeedDialog>
  );
};

/** The picture of a game or the mark of a provider: what is shown, and how another comes in its place. */
export const PictureChoice = (props: PictureChoiceProps) => {
  const { title, hint, shown, isOwn, shape, mayManage, run } = props;
  const translate = useTranslate();
  const [asking, setAsking] = useState<'choose' | 'remove'>();
  const onClose = (): void => setAsking(undefined);
  return (
    <Panel
      title={title}
      actions={
        mayManage && (
          <>
            {isOwn && (
              <Button size="small" color="error" onClick={() => setAsking('remove')}>
                {translate('office.games.picture_remove')}
              </Button>
            )}
            <Button size="small" variant="outlined" onClick={() => setAsking('choose')}>
              {translate('office.games.picture_choose')}
            </Button>
          </>
        )
      }
    >
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <Shown src={shown} shape={shape} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(isOwn ? 'office.games.picture_own' : 'office.games.picture_house')} {hint}
        </Typography>
      </Stack>
      {asking === 'choose' && <ChooseDialog {...props} onClose={onClose} />}
      {asking === 'remove' && (
        <DeedDialog
          title={translate('office.games.picture_remove')}
          text={translate('office.games.picture_remove_text')}
          confirm={translate('office.games.picture_remove')}
          tone="error"
          asksReason
          run={(reason) => run(null, reason)}
          onClose={onClose}
        />
      )}
    </Panel>
  );
};
