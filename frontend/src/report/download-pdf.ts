import { reportWords } from '../../../domain/words/report.ts';
import { saveFile } from '../shared/download.ts';

/** Hands a PDF that came as base64 to the browser, named for the client: 'Relatório Genial - Ana Lima.pdf'. */
export const downloadPdf = (base64: string, client: string | null): void => {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  saveFile(new Blob([bytes], { type: 'application/pdf' }), reportWords.file(client));
};
