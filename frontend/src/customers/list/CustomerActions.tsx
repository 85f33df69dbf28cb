import CalculateIcon from '@mui/icons-material/CalculateOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import OpenIcon from '@mui/icons-material/FolderOpenOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CustomerListItem } from '../../../../domain/api/customers.ts';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';
import { CalculationChoice } from './CalculationChoice.tsx';
import { RemoveCustomer } from './RemoveCustomer.tsx';
import { customerListTexts as texts } from './texts.ts';

const Action = ({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) => (
  <Tooltip title={label}>
    <IconButton size="small" aria-label={label} onClick={onClick}>
      {children}
    </IconButton>
  </Tooltip>
);

export const CustomerActions = ({ customer }: { customer: CustomerListItem }) => {
  const navigate = useNavigate();
  const narrow = useIsNarrow();
  const [open, setOpen] = useState<'calculation' | 'removal' | null>(null);
  const name = customer.name ?? texts.unnamed;
  const close = () => setOpen(null);
  return (
    <Box className="row-actions" sx={{ display: 'flex', flexShrink: 0, justifyContent: 'flex-end' }}>
      {!narrow && (
        <Action label={texts.open(name)} onClick={() => navigate(`/customer/${customer.id}`)}>
          <OpenIcon fontSize="small" />
        </Action>
      )}
      <Action label={texts.calculate(name)} onClick={() => setOpen('calculation')}>
        <CalculateIcon fontSize="small" />
      </Action>
      <Action label={texts.remove(name)} onClick={() => setOpen('removal')}>
        <DeleteIcon fontSize="small" />
      </Action>
      {open === 'calculation' && <CalculationChoice customerId={customer.id} name={name} onClose={close} />}
      {open === 'removal' && <RemoveCustomer customer={customer} name={name} onClose={close} />}
    </Box>
  );
};
