import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Payment } from '../../../../domain/api/payments.ts';
import { formatDate, formatMoney } from '../../../../domain/words/format.ts';
import { PixPayment } from '../../payments/PixPayment.tsx';
import { homeTexts as texts } from './texts.ts';

export type ToPay = Pick<Payment, 'id' | 'value' | 'status' | 'originalDueDate' | 'declined'>;

interface InvoiceCardProps {
  payment: ToPay;
  /** Shows at once how to pay. */
  startsOpen: boolean;
}

export const InvoiceCard = ({ payment, startsOpen }: InvoiceCardProps) => {
  const [open, setOpen] = useState(startsOpen);
  return (
    <Card>
      <CardContent sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>
          {texts.invoice(formatMoney(payment.value), formatDate(payment.originalDueDate))}
        </Typography>
        <Chip label={payment.declined ? texts.declined : texts.status[payment.status]} color="warning" size="small" />
      </CardContent>
      {open ? (
        <CardContent>
          <PixPayment paymentId={payment.id} />
        </CardContent>
      ) : (
        <CardActions sx={{ px: 2, pb: 2 }}>
          <Button variant="contained" onClick={() => setOpen(true)}>
            {texts.showPix}
          </Button>
        </CardActions>
      )}
    </Card>
  );
};
