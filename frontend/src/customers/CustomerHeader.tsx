import BackIcon from '@mui/icons-material/ArrowBack';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CustomerTitle } from './CustomerTitle.tsx';
import { RemoveCustomer } from './list/RemoveCustomer.tsx';
import { customerTexts as texts } from './texts.ts';
import type { CustomerRecord } from './useCustomer.ts';

export const CustomerHeader = ({ customer, onEdit }: { customer: CustomerRecord; onEdit: () => void }) => {
  const navigate = useNavigate();
  const [removing, setRemoving] = useState(false);
  return (
    <CustomerTitle name={customer.name ?? texts.unnamed} updatedAt={customer.updatedAt}>
      <Button component={Link} to="/" startIcon={<BackIcon />}>
        {texts.back}
      </Button>
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        {texts.print}
      </Button>
      <Button startIcon={<DeleteIcon />} onClick={() => setRemoving(true)}>
        {texts.remove}
      </Button>
      <Button variant="contained" startIcon={<EditIcon />} onClick={onEdit}>
        {texts.edit}
      </Button>
      {removing && (
        <RemoveCustomer
          customer={{ ...customer, calculationsCount: customer.calculations.length }}
          name={customer.name ?? texts.unnamed}
          onClose={() => setRemoving(false)}
          onRemoved={() => navigate('/')}
        />
      )}
    </CustomerTitle>
  );
};
