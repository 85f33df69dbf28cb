import type { PixCode } from '../port.ts';

/** CRC-16/CCITT-FALSE: polynomial 0x1021, start 0xFFFF, as four upper-case hex digits. */
export const crc16 = (text: string): string => {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** Longest transaction id of a PIX code. */
const MOST_TXID = 25;

/**
 * The copy-and-paste code of a PIX charge (EMV QRCPS-MPM, Banco Central's BR Code).
 * @param key the receiver's PIX key
 * @param value BRL
 */
export const pixPayload = ({ key, value, reference }: { key: string; value: number; reference: string }): string => {
  const open = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    field('54', value.toFixed(2)),
    field('58', 'BR'),
    field('59', 'GENIAL SIMULADOR'),
    field('60', 'BRASILIA'),
    field('62', field('05', reference.replace(/[^A-Za-z0-9]/g, '').slice(-MOST_TXID))),
    '6304',
  ].join('');
  return `${open}${crc16(open)}`;
};

export const pixCodeOf = async (payload: string): Promise<PixCode> => {
  const { toBuffer } = await import('qrcode');
  const picture = await toBuffer(payload, { type: 'png', errorCorrectionLevel: 'M', margin: 2, width: 400 });
  return { copyAndPaste: payload, qrCode: picture.toString('base64') };
};
