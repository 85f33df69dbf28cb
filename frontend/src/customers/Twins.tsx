import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatCpf, formatDate } from '../../../domain/words/format.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { customerPath } from '../ground/case-paths.ts';
import { useShownRecord } from '../shared/page/useShownRecord.ts';
import { nameOf } from './name.ts';
import { customerTexts as texts } from './texts.ts';
import type { CustomerRecord } from './useCustomer.ts';

/** Points out who may be the same person, once the client is saved; nothing is refused. */
export const Twins = () => {
  const { id, updatedAt } = useShownRecord<CustomerRecord>();
  const genial = useGenial();
  const { data } = useQuery({
    queryKey: [...keys.twins(id), updatedAt],
    queryFn: ({ signal }) => genial.twins(id, signal),
  });
  const twins = data?.data.customers ?? [];
  if (twins.length === 0) return null;
  return (
    <Alert severity="warning" className="no-print">
      {texts.twins(twins.length)}{' '}
      {twins.map((twin, index) => (
        <Fragment key={twin.id}>
          {index > 0 && ', '}
          <Link component={RouterLink} to={customerPath(twin.id)} color="inherit" sx={{ fontWeight: 600 }}>
            {nameOf(twin)}
          </Link>
          {` (${[formatDate(twin.birthDate), twin.cpf === null ? '' : formatCpf(twin.cpf)].filter((part) => part !== '').join(', ')})`}
        </Fragment>
      ))}
    </Alert>
  );
};
