/** Reads big-endian numbers one after another, as fonts store them. */
export class ByteReader {
  position = 0;
  readonly #data: Uint8Array;
  readonly #view: DataView;

  constructor(data: Uint8Array) {
    this.#data = data;
    this.#view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  }

  skip(count: number): void {
    this.position += count;
  }

  bytes(count: number): Uint8Array {
    this.position += count;
    return this.#data.subarray(this.position - count, this.position);
  }

  text(length: number): string {
    return new TextDecoder("latin1").decode(this.bytes(length));
  }

  uint8(): number {
    this.position += 1;
    return this.#view.getUint8(this.position - 1);
  }

  uint16(): number {
    this.position += 2;
    return this.#view.getUint16(this.position - 2);
  }

  int16(): number {
    this.position += 2;
    return this.#view.getInt16(this.position - 2);
  }

  uint32(): number {
    this.position += 4;
    return this.#view.getUint32(this.position - 4);
  }

  /** WOFF2's UIntBase128: seven bits per byte, the highest bit says that more follow. */
  base128(): number {
    let value = 0;
    for (let index = 0; index < 5; index += 1) {
      const byte = this.uint8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new Error("A number in the font is too long");
  }

  /** WOFF2's 255UInt16: one byte for small numbers, two or three for larger ones. */
  packed16(): number {
    const code = this.uint8();
    if (code === 253) return this.uint16();
    if (code === 254) return 506 + this.uint8();
    if (code === 255) return 253 + this.uint8();
    return code;
  }
}
