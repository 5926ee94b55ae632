import { Box, Button, ButtonBase, LinearProgress, Stack, Typography } from '@mui/material';
import { type OfficePicture, pictureBytesMax, pictureList, pictureUpload } from '@pavilion/contract/office';
import { type ChangeEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { Nothing } from '../../ui/Panel.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { base64Of } from './pictureFile.ts';

const perPage = 60;
const kinds = 'image/jpeg,image/png,image/webp';

interface UploadProps {
  readonly onDone: (picture: OfficePicture) => void;
}

/** Sends a file; its size is looked at here, what it is by the server. */
const Upload = ({ onDone }: UploadProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const upload = useDeed(pictureUpload, (picture) => {
    notify('office.content.uploaded', { type: 'success' });
    onDone(picture);
  });
  const [isTooLarge, setTooLarge] = useState(false);
  const send = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    setFailure(null);
    setTooLarge(file !== undefined && file.size > pictureBytesMax);
    if (file === undefined || file.size > pictureBytesMax) return;
    try {
      await upload.mutateAsync({ name: file.name.slice(0, 120), file: await base64Of(file) });
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Button variant="outlined" loading={upload.isPending} onClick={() => input.current?.click()}>
        {translate('office.content.upload')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('office.content.upload_hint')}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept={kinds}
        aria-label={translate('office.content.upload')}
        onChange={(event) => void send(event)}
      />
      {isTooLarge && <Typography role="alert">{translate('office.content.too_large')}</Typography>}
      <Refusal failure={failure} />
    </Stack>
  );
};

interface PicturesProps {
  /** Takes one; left out, they are only looked at. */
  readonly onChoose?: (picture: OfficePicture) => void;
}

const Tile = ({ picture }: { readonly picture: OfficePicture }) => (
  <Stack sx={{ gap: 0.5, width: '100%', textAlign: 'start' }}>
    <Box
      component="img"
      src={`${picture.picture}-480.webp`}
      alt=""
      loading="lazy"
      sx={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 1, display: 'block' }}
    />
    <Typography variant="body2" noWrap title={picture.name}>
      {picture.name}
    </Typography>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {picture.width} × {picture.height}
    </Typography>
  </Stack>
);

/** Pictures that the site has, the last first, and a way to add one. */
export const Pictures = ({ onChoose }: PicturesProps) => {
  const translate = useTranslate();
  const mayManage = useMayDo('content.manage');
  const answer = useAnswer(pictureList, { perPage });
  const again = (picture: OfficePicture): void => {
    void answer.refetch();
    onChoose?.(picture);
  };
  return (
    <Stack sx={{ gap: 2 }}>
      {mayManage && <Upload onDone={again} />}
      <Refusal failure={answer.error} />
      {answer.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      {answer.data?.rows.length === 0 && <Nothing text={translate('office.content.no_pictures')} />}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        }}
      >
        {answer.data?.rows.map((picture) => (
          <li key={picture.picture}>
            {onChoose === undefined ? (
              <Tile picture={picture} />
            ) : (
              <ButtonBase
                sx={{ width: '100%', borderRadius: 1 }}
                aria-label={translate('office.content.take', { name: picture.name })}
                onClick={() => onChoose(picture)}
              >
                <Tile picture={picture} />
              </ButtonBase>
            )}
          </li>
        ))}
      </Box>
    </Stack>
  );
};
