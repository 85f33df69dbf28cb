import { reportWords } from '../../../domain/words/report.ts';

/** Hands a PDF that came as base64 to the browser as 'Relatório Genial.pdf'. */
export const downloadPdf = (base64: string): void => {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = reportWords.file;
  link.click();
  URL.revokeObjectURL(address);
};
