import LockIcon from '@mui/icons-material/LockOutlined';
import type { ReactNode } from 'react';
import { isManagement, managesUsers, useSession } from '../data/session/session.ts';
import { appTexts } from '../ground/texts.ts';
import { EmptyState } from '../shared/EmptyState.tsx';

interface AdminOnlyProps {
  /** `admin`: of the installation; `account-admin`: also an office's own. */
  access: 'admin' | 'account-admin';
  children: ReactNode;
}

const mayOpen = { admin: isManagement, 'account-admin': managesUsers };

/** Says plainly that a screen is for administrators; the server refuses its calls anyway. */
export const AdminOnly = ({ access, children }: AdminOnlyProps) =>
  mayOpen[access](useSession()) ? (
    children
  ) : (
    <EmptyState icon={LockIcon} title={appTexts.forbiddenTitle} body={appTexts.forbiddenBody} />
  );
