import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatInstant } from '../../../domain/words/format.ts';
import { Initials } from '../shared/Initials.tsx';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { customerTexts as texts } from './texts.ts';

interface CustomerTitleProps {
  name: string;
  /** Whether it is the page's heading; false where the page has one above it. */
  heading?: boolean;
  /** Who it is in one line. */
  summary?: string;
  /** When it was last changed; absent while it is still being written for the first time. */
  updatedAt?: string;
  /** Whether the buttons stay in sight while a long form scrolls. */
  sticky?: boolean;
  children: ReactNode;
}

const topBarHeight = 64;
const staysInSight = {
  position: 'sticky',
  top: topBarHeight,
  zIndex: 2,
  py: 1.5,
  mt: -1.5,
  backgroundColor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** Avatar, name, the day of the last change, and the buttons beside them. */
export const CustomerTitle = ({
  name,
  heading = true,
  summary = '',
  updatedAt,
  sticky = false,
  children,
}: CustomerTitleProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 2,
      rowGap: 1,
      ...(sticky && { mb: 3, ...staysInSight }),
    }}
  >
    <Box className="no-print" sx={{ display: { xs: sticky ? 'none' : 'block', sm: 'block' } }}>
      <Initials name={name} size={52} />
    </Box>
    <Box sx={{ flex: { xs: sticky ? '1 1 120px' : '1 1 200px', sm: '1 1 200px' }, minWidth: 0 }}>
      {heading ? (
        <PageHeading variant="h2" noWrap={sticky} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </PageHeading>
      ) : (
        <Typography variant="h2" component="p" noWrap>
          {name}
        </Typography>
      )}
      {summary !== '' && <Typography sx={{ overflowWrap: 'anywhere' }}>{summary}</Typography>}
      {updatedAt !== undefined && (
        <Typography variant="body2" color="text.secondary">
          <Tooltip title={formatInstant(updatedAt)} describeChild>
            <time dateTime={updatedAt}>{texts.updatedAt(formatInstant(updatedAt).slice(0, 10))}</time>
          </Tooltip>
        </Typography>
      )}
    </Box>
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {children}
    </Box>
  </Box>
);
