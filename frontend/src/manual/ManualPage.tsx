import ManualIcon from '@mui/icons-material/MenuBookOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as To, useParams } from 'react-router';
import { useSessionIfAny } from '../data/session/session.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { ManualContents } from './ManualContents.tsx';
import { ManualSections } from './ManualSections.tsx';
import { manualPath } from './page-of-screen.ts';
import { manualPages } from './pages/index.ts';
import { manualTexts as texts } from './texts.ts';

const columns = { display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: '240px minmax(0, 1fr)' } } as const;

/** The manual: its contents beside the page that is read. Without a page in the address, the first. */
export default function ManualPage() {
  const { page: id } = useParams();
  const isAdministrator = useSessionIfAny()?.user.role === 'admin';
  const pages = manualPages.filter(({ forAdministrators }) => forAdministrators !== true || isAdministrator);
  const place = id === undefined ? 0 : pages.findIndex((page) => page.id === id);
  const page = pages[place];
  const next = pages[place + 1];
  return (
    <Box sx={columns}>
      <ManualContents pages={pages} shown={page} />
      {page === undefined ? (
        <EmptyState icon={ManualIcon} title={texts.gone} body={texts.goneBody} />
      ) : (
        <Box component="article">
          <Typography variant="h2">{page.title}</Typography>
          <Typography color="text.secondary">{page.summary}</Typography>
          <ManualSections sections={page.sections} />
          {next !== undefined && (
            <Link component={To} to={manualPath(next.id)} sx={{ display: 'inline-block', mt: 4 }}>
              {texts.next(next.title)}
            </Link>
          )}
        </Box>
      )}
    </Box>
  );
}
