import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const field = (id: string): Element => document.getElementById(id) ?? document.body;

it('finds the labels of a page as it is now', () => {
  document.body.innerHTML = `
    <label for="name">Nome</label><label for="name">completo</label><input id="name">
    <label>Cidade <input id="city"><input id="second"></label>
    <label for="hidden">Nada</label><input type="hidden" id="hidden">
    <p id="title">Título</p><p aria-labelledby="title" id="named"></p>`;
  expect(screen.getByLabelText('Nome')).toBe(field('name'));
  expect(screen.getByLabelText('completo')).toBe(field('name'));
  expect(screen.getByLabelText(/^Cidade/)).toBe(field('city'));
  expect(screen.queryByLabelText('Nada')).toBeNull();
  expect(screen.getByLabelText('Título')).toBe(field('named'));
  document.getElementsByTagName('label')[0]?.setAttribute('for', 'city');
  field('second').removeAttribute('id');
  expect(screen.getByLabelText('Nome')).toBe(field('city'));
  field('title').id = 'other';
  expect(screen.queryByLabelText('Título')).toBeNull();
});

it('finds by its id only what stands inside', () => {
  document.body.innerHTML = '<p id="out"></p><div id="box"><p id="in"></p></div>';
  expect(field('box').querySelector('[id="in"]')).toBe(field('in'));
  expect(field('box').querySelector('[id="out"]')).toBeNull();
  expect(field('box').querySelector('[id="box"]')).toBeNull();
});
