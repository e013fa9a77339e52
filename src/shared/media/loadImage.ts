/**
 * Loads a picture; photos are upright.
 *
 * @throws when there is none at this address, or the browser cannot show it
 */
export function loadImage(src: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => (image.naturalWidth > 0 ? resolve(image) : reject(new Error('a picture without a size')))
    image.onerror = () => reject(new Error('no picture'))
    image.src = src
  })
}
