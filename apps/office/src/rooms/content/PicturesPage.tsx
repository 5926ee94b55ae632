import { Box } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Panel } from '../../ui/Panel.tsx';
import { ContentTabs } from './ContentTabs.tsx';
import { Pictures } from './Pictures.tsx';

/** The pictures of the site. */
export const PicturesPage = () => {
  const title = useTranslate()('office.content.tab_pictures');
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={title} />
      <ContentTabs place="pictures" />
      <Panel title={title}>
        <Pictures />
      </Panel>
    </Box>
  );
};
