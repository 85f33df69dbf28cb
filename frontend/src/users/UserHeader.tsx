import Box from '@mui/material/Box';
import type { User } from '../../../domain/api/auth.ts';
import { Initials } from '../shared/Initials.tsx';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { PlanLine } from './PlanLine.tsx';
import { useLeaving } from './useLeaving.ts';

/** Whose page it is, and what they have until when. */
export const UserHeader = ({ user }: { user: User }) => {
  const { isCancelled } = useLeaving(user);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3 }}>
      <Initials name={user.name} size={56} />
      <Box sx={{ minWidth: 0 }}>
        <PageHeading sx={{ overflowWrap: 'anywhere' }}>{user.name}</PageHeading>
        <PlanLine user={user} isCancelled={isCancelled} />
      </Box>
    </Box>
  );
};
