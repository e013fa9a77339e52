// @ts-check
import { Parser } from 'saxen'
import { WorkbookError } from './zip.mjs'

/**
 * Walks through a part of a workbook. Names are without their namespace prefix, texts decoded.
 *
 * @param {string} xml '' has no nodes
 * @param {{
 *   open: (name: string, attributes: Record<string, string | undefined>) => void,
 *   close?: (name: string) => void,
 *   text?: (text: string) => void,
 * }} visit
 * @throws {WorkbookError} when it is not well-formed
 */
export function eachNode(xml, { open, close, text }) {
  if (xml === '') return
  const parser = new Parser()
  parser.on('openTag', (name, attributes, decode) => {
    /** @type {Record<string, string>} */
    const plain = {}
    for (const [attribute, value] of Object.entries(attributes())) plain[localName(attribute)] = decode(value)
    open(localName(name), plain)
  })
  if (close) parser.on('closeTag', (name) => close(localName(name)))
  if (text) {
    parser.on('text', (part, decode) => text(decode(part)))
    parser.on('cdata', text)
  }
  parser.on('error', () => {
    throw new WorkbookError('unreadable')
  })
  parser.parse(xml)
}

/**
 * The attributes of all elements of a name.
 *
 * @param {string} xml
 * @param {string} wanted
 * @returns {Record<string, string | undefined>[]}
 */
export function elementsOf(xml, wanted) {
  /** @type {Record<string, string | undefined>[]} */
  const found = []
  eachNode(xml, {
    open: (name, attributes) => {
      if (name === wanted) found.push(attributes)
    },
  })
  return found
}

/** @param {string} name */
function localName(name) {
  return name.slice(name.indexOf(':') + 1)
}
