"""Reads the GLBs that the shop makes: float positions, normals and cloth lengths, one mesh a material.

Blender's own importer wants numpy, which Debian's Blender comes without.
"""

import array
import json
import struct

import bpy


def chunks(data):
    at = 12
    while at < len(data):
        length, kind = struct.unpack_from("<I4s", data, at)
        yield kind, data[at + 8 : at + 8 + length]
        at += 8 + length


def read(path):
    with open(path, "rb") as file:
        found = dict(chunks(file.read()))
    return json.loads(found[b"JSON"]), found[b"BIN\0"]


WIDTH = {"SCALAR": 1, "VEC2": 2, "VEC3": 3}
LETTER = {5126: "f", 5125: "I", 5123: "H"}


def values(gltf, binary, index):
    accessor = gltf["accessors"][index]
    view = gltf["bufferViews"][accessor["bufferView"]]
    width = WIDTH[accessor["type"]]
    numbers = array.array(LETTER[accessor["componentType"]])
    size = numbers.itemsize * width
    start = view.get("byteOffset", 0) + accessor.get("byteOffset", 0)
    step = view.get("byteStride", size)
    for at in range(start, start + step * accessor["count"], step):
        numbers.frombytes(binary[at : at + size])
    return [tuple(numbers[i : i + width]) for i in range(0, len(numbers), width)]


def material(one):
    made = bpy.data.materials.new(one["name"])
    made.use_nodes = True
    made.pass_index = 1
    bsdf = made.node_tree.nodes["Principled BSDF"]
    surface = one.get("pbrMetallicRoughness", {})
    colour = surface.get("baseColorFactor", [1, 1, 1, 1])
    bsdf.inputs["Base Color"].default_value = colour
    bsdf.inputs["Alpha"].default_value = colour[3]
    bsdf.inputs["Roughness"].default_value = surface.get("roughnessFactor", 1)
    bsdf.inputs["Metallic"].default_value = surface.get("metallicFactor", 1)
    glow = one.get("emissiveFactor")
    if glow:
        bsdf.inputs["Emission"].default_value = (*glow, 1)
    return made


# What the mask of a picture tells apart, by number; 0 is the ground, 1 the thing.
ROLES = ["chaise", "ladder", "drawer", "door", "flap"]


def with_role(plain, role):
    """The same material under the number of a role in the mask."""
    made = plain.copy()
    made.pass_index = 2 + ROLES.index(role)
    return made


def mark(made, plain, spans):
    """Gives the faces of each role a material of their own; spans count corners of triangles."""
    places = {}
    for span in spans:
        role = span["role"]
        if role not in places:
            made.materials.append(with_role(plain, role))
            places[role] = len(made.materials) - 1
        first = span["start"] // 3
        for polygon in made.polygons[first : first + span["count"] // 3]:
            polygon.material_index = places[role]


def load(path):
    """The model as objects of the scene, in metres, z up and the front to -y."""
    gltf, binary = read(path)
    materials = [material(one) for one in gltf["materials"]]
    for mesh in gltf["meshes"]:
        for primitive in mesh["primitives"]:
            reads = {k: values(gltf, binary, v) for k, v in primitive["attributes"].items()}
            indices = [i for (i,) in values(gltf, binary, primitive["indices"])]
            faces = [indices[i : i + 3] for i in range(0, len(indices), 3)]
            made = bpy.data.meshes.new(mesh.get("name", "mesh"))
            made.from_pydata([(x, -z, y) for x, y, z in reads["POSITION"]], [], faces)
            sheet = made.uv_layers.new()
            for loop in made.loops:
                sheet.data[loop.index].uv = reads["TEXCOORD_0"][loop.vertex_index]
            made.polygons.foreach_set("use_smooth", [True] * len(made.polygons))
            made.use_auto_smooth = True
            made.normals_split_custom_set_from_vertices([(x, -z, y) for x, y, z in reads["NORMAL"]])
            plain = materials[primitive["material"]]
            made.materials.append(plain)
            mark(made, plain, mesh.get("extras", {}).get("roles", []))
            bpy.context.collection.objects.link(bpy.data.objects.new(made.name, made))
